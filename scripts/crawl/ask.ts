// Asks a server of this machine for addresses: so many at a time, each once, none for long.

export type Answer = {
  /** 0: it did not answer. */
  readonly status: number;
  /** The address that it redirects to; null: none. */
  readonly location: string | null;
  readonly type: string;
  readonly body: string;
};

const patienceMs = 30_000;
/** The most bytes of one body: a page that is larger is no page. */
const maxBytes = 20_000_000;

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Refuses (Error) addresses of other machines: to read a whole site is not asked of strangers. */
export function refuseStrangers(address: string): void {
  const { hostname } = new URL(address);
  if (!loopback.has(hostname)) throw new Error(`Only a server of this machine is read whole, not ${hostname}.`);
}

/** Redirects are answered as they are, and not followed. */
export async function ask(address: string): Promise<Answer> {
  refuseStrangers(address);
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
    const body = await response.text();
    if (body.length > maxBytes) throw new Error('too large');
    return {
      status: response.status,
      location: response.headers.get('location'),
      type: response.headers.get('content-type') ?? '',
      body,
    };
  } catch {
    return { status: 0, location: null, type: '', body: '' };
  }
}

/** Does the work for each, at most `width` at a time, in their order. */
export async function eachOf<One>(all: readonly One[], width: number, work: (one: One) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < all.length) {
      const one = all[next];
      next += 1;
      if (one !== undefined) await work(one);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
}
