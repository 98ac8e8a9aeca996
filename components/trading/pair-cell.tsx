// A pair in a list, with its side.
import { useTranslations } from 'next-intl';

export function PairCell({ pair, side, kind }: { readonly pair: string; readonly side: 'buy' | 'sell'; readonly kind?: string }) {
  const t = useTranslations('terminal');
  return (
    <span className="flex items-center gap-2">
      <bdi dir="ltr" className="font-medium text-primary">
        {pair}
      </bdi>
      <span className={side === 'buy' ? 'text-positive' : 'text-negative'}>{t(`side.${side}`)}</span>
      {kind === undefined ? null : <span className="text-muted">{kind}</span>}
    </span>
  );
}
