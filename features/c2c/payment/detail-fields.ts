// The kinds of payment details as a form shows them: the hint of each, and how it is written.
import type { PaymentFieldKind } from '#lib/contract/c2c/payment/field-kinds.ts';

/** Hints that are a text of their own. */
const ownHints = ['name', 'iban', 'pixKey', 'upiId', 'revtag', 'emailOrPhone', 'emailOrAmericanPhone', 'note'] as const;
type OwnHint = (typeof ownHints)[number];

/** The country whose mobile numbers a scheme takes. */
const phoneCountries: Partial<Readonly<Record<PaymentFieldKind, string>>> = {
  japanesePhone: 'JP',
  nigerianPhone: 'NG',
  philippinePhone: 'PH',
  polishPhone: 'PL',
  vietnamesePhone: 'VN',
};

type Hint = { readonly own: OwnHint } | { readonly country: string };

export function hintOf(kind: PaymentFieldKind): Hint | null {
  const country = phoneCountries[kind];
  if (country !== undefined) return { country };
  const own = ownHints.find((one) => one === kind);
  return own === undefined ? null : { own };
}

/** Words of any script; everything else reads from left to right. */
const words: readonly PaymentFieldKind[] = ['name', 'bankName', 'branchName', 'note'];

export const directionOf = (kind: PaymentFieldKind): 'auto' | 'ltr' => (words.includes(kind) ? 'auto' : 'ltr');
