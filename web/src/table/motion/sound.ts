/** A small knock when something happens: made by the browser, off unless asked for. */
import { settings } from "../../frame/settings.svelte";

let audio: AudioContext | null = null;

export function click(): void {
  if (!settings.sound || document.hidden) return;
  audio ??= new AudioContext();
  const { currentTime: now, destination } = audio;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(420, now);
  tone.frequency.exponentialRampToValueAtTime(160, now + 0.06);
  volume.gain.setValueAtTime(0.12, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.09);
  tone.connect(volume).connect(destination);
  tone.start(now);
  tone.stop(now + 0.1);
}
