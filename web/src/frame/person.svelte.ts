/** Who looks at this page. A name is enough to play; the server keeps it in a cookie. */
import { api } from "../api/client";
import type { Me } from "../api/types";

class Person {
  me = $state.raw<Me | null>(null);
  /** Whether the server has said who this is, or that it does not know. */
  asked = $state(false);

  async ask(): Promise<void> {
    try {
      const me = await api.me();
      this.me = me.person ? me : null;
    } finally {
      this.asked = true;
    }
  }

  /** Take a name, or another one. */
  async introduce(name: string): Promise<void> {
    this.me = await api.introduce(name.trim());
  }

  /** Become on this device who holds the private link. */
  async move(token: string): Promise<void> {
    this.me = await api.move(token);
  }
}

export const person = new Person();
