// The currencies that no market of the venue trades: in a simulated market one dollar is so many of each, for good.
const perDollar: Readonly<Record<string, string>> = {
  GBP: '0.76',
  BRL: '5.4',
  INR: '88',
  JPY: '152',
  NGN: '1450',
  PHP: '58',
  PLN: '3.65',
  TRY: '42',
  UAH: '42',
  VND: '26300',
};

/** The amount of a currency that one US dollar is; null: none is made up for it. */
export const sampleRate = (currency: string): string | null => perDollar[currency] ?? null;
