/**
 * The way from the home page to a first decision, in the system's Firefox.
 * usage: node firefox.mjs ADDRESS FIREFOX; what Firefox complains of is a failure.
 */
import { launch } from "puppeteer-core";

const [site, executablePath] = process.argv.slice(2);
const faults = [];

const browser = await launch({
  browser: "firefox",
  executablePath,
  headless: true,
  defaultViewport: { width: 1440, height: 900 },
});
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("response", (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
  });

  await page.goto(site);
  await page.locator("main .doors button:not(:disabled)").click();
  await page.locator('main form label:has(input[value="random"])').click();
  await page.locator("main form button.main").click();
  await page.waitForSelector("[data-testid=decide] .choices");
  const before = await length(page);
  await page.locator("[data-testid=decide] .choices [data-decision], .can[data-place]").click();
  await page.waitForFunction(
    (old) => document.querySelector("[data-testid=table]").dataset.length !== old,
    {},
    before,
  );
  await page.waitForSelector("[data-testid=log] li");
} finally {
  await browser.close();
}
if (faults.length) throw new Error(faults.join("\n"));

function length(page) {
  return page.$eval("[data-testid=table]", (table) => table.dataset.length);
}
