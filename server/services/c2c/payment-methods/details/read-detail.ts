// The rules of details, each kind its own: what a user has typed becomes the one way to write it, or is refused.
import type { PaymentFieldKind } from '#lib/contract/c2c/payment/field-kinds.ts';

/** format: no value of the kind. checksum: its check digits belong to another one. country: of an account that the scheme does not reach. */
export type DetailFault = 'format' | 'checksum' | 'country';
type Refused = { readonly fault: DetailFault };

/** The texts typed in all fields, by kind. */
export type Typed = Readonly<Partial<Record<PaymentFieldKind, string>>>;

/** The value as it is kept. */
export type ReadDetail = (text: string, typed: Typed) => string | Refused;

export const refused = (fault: DetailFault): Refused => ({ fault });

/** Wide letters and digits are narrow, and blanks and hyphens between groups fall away. */
export const grouped = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\p{Pd}.]/gu, '');

export const ofForm =
  (form: RegExp): ReadDetail =>
  (text) => {
    const plain = grouped(text).toUpperCase();
    return form.test(plain) ? plain : refused('format');
  };

/** The sum of digits, each times its weight; the weights begin anew where they end. */
export const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, place) => sum + digit * (weights[place % weights.length] ?? 0), 0);

export const digitsOf = (text: string): readonly number[] => Array.from(text, Number);
