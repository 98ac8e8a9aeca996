// The words of a record of borrowed money beyond its numbers.
import { useTranslations } from 'next-intl';

const causes = ['requested', 'automatic', 'order', 'liquidation', 'insurance'] as const;

/** Why something was lent or paid back; what is not known is told as it came. */
export function useLoanCause(): (cause: string) => string {
  const t = useTranslations('margin.records.cause');
  return (cause) => {
    const known = causes.find((one) => one === cause);
    return known === undefined ? cause : t(known);
  };
}
