// The details that payments need of their receivers: each kind is read and checked by one rule of the exchange.

export const paymentFieldKinds = [
  'name',
  'bankName',
  'branchName',
  'accountNumber',
  'iban',
  'polishIban',
  'turkishIban',
  'ukrainianIban',
  'sortCode',
  'britishAccountNumber',
  'routingNumber',
  'americanAccountNumber',
  'americanAccountType',
  'brazilianBranch',
  'brazilianTaxId',
  'pixKey',
  'upiId',
  'ifsc',
  'indianAccountNumber',
  'japaneseAccountType',
  'japaneseAccountNumber',
  'nigerianBank',
  'nuban',
  'revtag',
  'emailOrPhone',
  'emailOrAmericanPhone',
  'japanesePhone',
  'nigerianPhone',
  'philippinePhone',
  'polishPhone',
  'vietnamesePhone',
  'note',
] as const;
export type PaymentFieldKind = (typeof paymentFieldKinds)[number];

/** By the three digits that the central bank has given to each, which the check digit of an account number counts. */
const nigerianBanks = {
  '044': 'Access Bank',
  '063': 'Access Bank (Diamond)',
  '023': 'Citibank',
  '050': 'Ecobank',
  '070': 'Fidelity Bank',
  '011': 'First Bank',
  '214': 'First City Monument Bank',
  '058': 'Guaranty Trust Bank',
  '301': 'Jaiz Bank',
  '082': 'Keystone Bank',
  '076': 'Polaris Bank',
  '101': 'Providus Bank',
  '221': 'Stanbic IBTC Bank',
  '068': 'Standard Chartered Bank',
  '232': 'Sterling Bank',
  '032': 'Union Bank',
  '033': 'United Bank for Africa',
  '215': 'Unity Bank',
  '035': 'Wema Bank',
  '057': 'Zenith Bank',
} as const;

/** The kinds whose value is one of a list: each value, with the name that it has of its own, or null where languages name it. */
const choices: Partial<Record<PaymentFieldKind, Readonly<Record<string, string | null>>>> = {
  americanAccountType: { checking: null, savings: null },
  japaneseAccountType: { ordinary: null, current: null, savings: null },
  nigerianBank: nigerianBanks,
};

type PaymentChoice = { readonly value: string; readonly name: string | null };

/** Null: a kind that is written, not chosen. */
export function paymentChoices(kind: PaymentFieldKind): readonly PaymentChoice[] | null {
  const listed = choices[kind];
  if (listed === undefined) return null;
  const named = Object.entries(listed).map(([value, name]) => ({ value, name }));
  return named.toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'en'));
}
