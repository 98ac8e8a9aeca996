// The mark on a card of what is to be compared. Its form stands above the cards.
import { useTranslations } from 'next-intl';

export const compareForm = 'compare-strategies';

type Props = { readonly strategyId: string; readonly name: string; readonly isCompared: boolean };

export function CompareMark({ strategyId, name, isCompared }: Props) {
  const t = useTranslations('plaza');
  return (
    <label className="ms-auto flex min-h-6 cursor-pointer items-center gap-1.5 text-xs text-secondary hover:text-primary max-md:min-h-11">
      <input
        type="checkbox"
        name="compare"
        value={strategyId}
        defaultChecked={isCompared}
        form={compareForm}
        className="size-4 accent-accent"
      />
      {t('compare.pick')} <bdi className="sr-only">{name}</bdi>
    </label>
  );
}
