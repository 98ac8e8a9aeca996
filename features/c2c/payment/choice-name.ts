// The name of a payment detail that was chosen from a list, in the reader's words.
import { useTranslations } from 'next-intl';

import { paymentChoices, type PaymentFieldKind } from '#lib/contract/c2c/payment/field-kinds.ts';

/** Banks have names of their own; kinds of accounts are named by each language. Anything else is shown as it is. */
export function useChoiceName(): (kind: PaymentFieldKind, value: string) => string {
  const t = useTranslations('c2cPayment.choice');
  return (kind, value) => {
    const own = paymentChoices(kind)?.find((choice) => choice.value === value)?.name;
    if (own !== null && own !== undefined) return own;
    if (kind === 'americanAccountType' && (value === 'checking' || value === 'savings')) return t(`americanAccountType.${value}`);
    if (kind === 'japaneseAccountType' && (value === 'ordinary' || value === 'current' || value === 'savings'))
      return t(`japaneseAccountType.${value}`);
    return value;
  };
}
