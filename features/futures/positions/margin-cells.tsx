// The margin behind a position, and how near what must remain of it comes to what is there.
import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { MarginMode } from '#lib/contract/enums.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { useMarginCall } from '#lib/session/notices/margin-call.ts';
import { Owned } from './amounts.tsx';
import { shownPlaces, type PositionRow } from './position-row.ts';

/** The locked margin of an isolated position, which can be changed; for a cross position, the margin it needs at the mark price. */
export function MarginCell({ row, onChange }: { readonly row: PositionRow; readonly onChange: () => void }) {
  const t = useTranslations('positions');
  const { position, risk, market } = row;
  const isolated = position.marginMode === MarginMode.isolated;
  const text = isolated ? position.margin : risk?.initialMargin;
  const shown = text === undefined ? '—' : formatNumber(text, { decimals: shownPlaces(market) });
  const amount = <Owned text={shown} />;
  if (!isolated) return amount;
  return (
    <button
      type="button"
      onClick={onChange}
      className="group/change -mx-1 inline-flex items-center gap-1 rounded px-1 hover:bg-surface-3 focus-visible:bg-surface-3 max-md:min-h-11"
    >
      <Pencil size={11} aria-hidden className="text-muted group-hover/change:text-primary" />
      {amount}
      <span className="sr-only">, {t('margin.open')}</span>
    </button>
  );
}

/** Warns from half of the reader's margin call on. */
export function RatioCell({ ratio }: { readonly ratio: string | null }) {
  const marginCall = useMarginCall((kept) => kept.percent);
  if (ratio === null) return <span className="text-muted">—</span>;
  const percent = Number(ratio) * 100;
  const colour = percent >= marginCall ? 'text-negative' : percent >= marginCall / 2 ? 'text-warning' : 'text-secondary';
  return (
    <bdi dir="ltr" className={colour}>
      {formatPercent(ratio)}
    </bdi>
  );
}
