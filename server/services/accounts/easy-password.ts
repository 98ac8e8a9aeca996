// Passwords that are guessed first: the best-known ones, plain runs, and the user's own address.
import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';

const wellKnown = new Set(
  z.array(z.string()).parse(JSON.parse(readFileSync(new URL('./well-known-passwords.json', import.meta.url), 'utf8'))),
);

const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm'].flatMap((run) => [
  run,
  Array.from(run).toReversed().join(''),
]);

/** One or two characters over and over, or a piece of a run of the alphabet, the digits or the keyboard. */
function isPattern(text: string): boolean {
  if (new Set(text).size <= 2) return true;
  if (runs.some((run) => run.includes(text))) return true;
  for (let length = 1; length <= text.length / 2; length += 1) {
    const piece = text.slice(0, length);
    const whole = text.length % length === 0 && piece.repeat(text.length / length) === text;
    if (whole && (wellKnown.has(piece) || runs.some((run) => run.includes(piece)) || piece.length <= 3)) return true;
  }
  return false;
}

/** Case and full-width forms make no difference. No rule asks for particular kinds of characters. */
export function isEasyPassword(password: string, email: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const address = email.toLowerCase();
  const [name = ''] = address.split('@');
  return wellKnown.has(text) || isPattern(text) || text === address || (name.length > 3 && text.replace(/[\d!.]+$/, '') === name);
}
