// The fields that many calls share, each with the words in which a wrong value is refused.
import * as z from 'zod/mini';

/** Why a text is no plain non-negative decimal; null when it is one. Written to follow the field's name. */
function decimalProblem(text: string): string | null {
  if (text === '') return 'must not be empty';
  if (text.length > 40) return 'is longer than 40 characters';
  if (/^-\d/.test(text)) return 'must not be negative';
  if (/^\d+(\.\d+)?e[+-]?\d+$/i.test(text)) return 'must be written without an exponent';
  if (/[^\p{ASCII}]/u.test(text)) return 'must use the digits 0 to 9 and a point';
  if (/^0\d/.test(text)) return 'must not begin with a zero';
  return /^(0|[1-9]\d*)(\.\d+)?$/.test(text) ? null : 'must be a decimal number, for example 12.5';
}

/** Why a text is none that can be kept: half a character, or the one that ends a text in many programs. */
function textProblem(text: string): string | null {
  if (!text.isWellFormed()) return 'must be whole characters';
  return text.includes('\u0000') ? 'must not have the character U+0000 in it' : null;
}

/** Every text that a call takes: no field has a schema of its own beneath this one. */
export const asText = z.string({ error: 'must be text' }).check((context) => {
  const problem = textProblem(context.value);
  if (problem !== null) context.issues.push({ code: 'custom', message: problem, input: context.value });
});
const text = (maximum: number) => asText.check(z.maxLength(maximum, `is longer than ${maximum} characters`));
const filled = (maximum: number) => text(maximum).check(z.minLength(1, 'must not be empty'));

/** An amount as decimal text: money is never a JSON number. */
export const amount = asText.check((context) => {
  const problem = decimalProblem(context.value);
  if (problem !== null) context.issues.push({ code: 'custom', message: problem, input: context.value });
});

export const flag = z.boolean({ error: 'must be true or false' });

/** Whole numbers arrive as numbers in a body and as text in a query. */
export const whole = (minimum: number, maximum: number) => {
  const range = `must be from ${minimum} to ${maximum}`;
  const digits = z.pipe(
    asText.check(z.regex(/^-?\d{1,15}$/)),
    z.transform((value: string) => Number(value)),
  );
  return z.pipe(
    z.union([z.int(), digits], { error: 'must be a whole number' }),
    z.number().check(z.minimum(minimum, range), z.maximum(maximum, range)),
  );
};

/** BTCUSDT_SPBL; BTCUSDT and BTC/USDT are understood too. */
export const symbolId = filled(40);
export const coin = filled(20);
export const network = filled(20);
/** The largest number of a row: its column has 32 bits. */
export const largestRow = 2_147_483_647;

const numberFrom = (digits: RegExp, largest: number, message: string) =>
  asText.check(z.refine((text: string) => digits.test(text) && Number(text) <= largest, message));

/** The id of an account or of a row of a table. */
export const rowId = (message: string) => numberFrom(/^[1-9]\d{0,9}$/, largestRow, message);
/** The ids that the core gives away: safe integers. */
export const orderId = numberFrom(/^[1-9]\d{0,15}$/, Number.MAX_SAFE_INTEGER, 'must be an order id');
/** Chosen by the client: letters, digits and -_.:#/ */
export const clientOid = asText.check(z.regex(/^[A-Za-z0-9\-_.:#/]{1,64}$/, 'must be 1 to 64 letters, digits or - _ . : # /'));
export const spotLine = z.literal(1, { error: 'must be 1, the spot business line' });
export const languageType = z.optional(whole(0, 999));

const wrongPage = 'must be an id of the page before';
/** The last id of the page before: the list goes on after it. */
export const idLessThan = z.optional(asText.check(z.regex(/^\d{1,18}$/, wrongPage)));
/** The same of a list whose ids are numbers of rows. */
export const rowLessThan = z.optional(numberFrom(/^\d{1,10}$/, largestRow, wrongPage));
/** The same of a list whose ids are made of two numbers. */
export const pairLessThan = z.optional(asText.check(z.regex(/^\d{1,15}(-\d{1,15})?$/, wrongPage)));
export const pageSize = z.optional(whole(1, 100));
/** 1 is the first page. */
export const pageNo = z.optional(whole(1, 1000));

/** A password that stands alone must be this long (NIST SP 800-63B-4, 3.1.1.2). */
export const shortestPassword = 15;
export const longestPassword = 128;
/** As people count them: a picture or a rare letter is one. */
export const passwordLength = (text: string): number => Array.from(text).length;
/** Any characters, all of one kind if so requested; the server also refuses the best-known ones. */
export const newPassword = asText.check(
  z.refine((text) => passwordLength(text) >= shortestPassword, `must have at least ${shortestPassword} characters`),
  z.refine((text) => passwordLength(text) <= longestPassword, `must have at most ${longestPassword} characters`),
);
/** One that was set before may be shorter. Some characters are written with several units. */
export const password = filled(longestPassword * 4);
export const shortText = text(64);
