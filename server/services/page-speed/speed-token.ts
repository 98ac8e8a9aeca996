// The token of a report of page speed: a random name and an end, signed. Nothing about it is kept but when it last reported.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export function createSpeedTokens(key: string, lifeMs: number, now: () => number) {
  // A key of its own: these signatures open nothing else.
  const own = createHmac('sha256', key).update('page speed').digest();
  const signed = (text: string): string => createHmac('sha256', own).update(text).digest('base64url');
  return {
    issue: (): string => {
      const text = `${randomBytes(12).toString('base64url')}.${now() + lifeMs}`;
      return `${text}.${signed(text)}`;
    },
    /** Its random name; null: not signed here, or over. */
    read: (token: string): string | null => {
      const [name = '', end = '', signature = ''] = token.split('.');
      const [given, right] = [Buffer.from(signature), Buffer.from(signed(`${name}.${end}`))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return Number(end) > now() ? name : null;
    },
  };
}
