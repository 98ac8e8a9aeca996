'use client';
// When a portfolio is brought back to its weights, and when it ends by itself: in the form and in the dialog that changes one.
import { useTranslations } from 'next-intl';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { portfolioLimits } from '#lib/order-math/bots/portfolio/portfolio-limits.ts';
import { ChoiceLine } from '../../create/fields/choice-line.tsx';
import { portfolioIntervals, type PortfolioDraft, type PortfolioText } from './portfolio-draft.ts';

type Props = {
  readonly draft: PortfolioDraft;
  readonly set: (change: Partial<Omit<PortfolioDraft, 'texts'>>) => void;
  readonly setText: (field: PortfolioText, text: string) => void;
};

const { lookMinutes, timedTolerance } = portfolioLimits;
const hourMinutes = 60;
const dayMinutes = 1440;

/** 30 minutes, 4 hours, 7 days. */
export function useIntervalText(): (minutes: number) => string {
  const t = useTranslations('bots.portfolio.interval');
  return (minutes) => {
    if (minutes % dayMinutes === 0) return t('days', { count: minutes / dayMinutes });
    return minutes % hourMinutes === 0 ? t('hours', { count: minutes / hourMinutes }) : t('minutes', { count: minutes });
  };
}

function Percent({ field, label, placeholder, draft, setText }: Props & PercentProps) {
  return (
    <AmountField
      label={label}
      unit="%"
      {...(placeholder === undefined ? {} : { placeholder })}
      value={draft.texts[field]}
      decimals={2}
      step="1"
      holds="rate"
      onValue={(text) => setText(field, text)}
    />
  );
}
type PercentProps = { readonly field: PortfolioText; readonly label: string; readonly placeholder?: string };

export function BalanceFields(props: Props) {
  const t = useTranslations('bots.portfolio');
  const form = useTranslations('bots.form');
  const intervalText = useIntervalText();
  const { draft, set } = props;
  const { by, interval, sellsAtEnd } = draft;
  return (
    <>
      <ChoiceLine
        name={t('mode.name')}
        picks={(['proportional', 'timed', 'unbalanced'] as const).map((value) => ({ value, label: t(`mode.${value}`) }))}
        value={by}
        onPick={(picked) => set({ by: picked })}
      />
      <p className="text-2xs text-muted">
        {t(`mode.about.${by}`, { minutes: lookMinutes, tolerance: isolateLtr(formatPercent(timedTolerance)) })}
      </p>
      {by === 'proportional' ? <Percent {...props} field="threshold" label={t('threshold')} /> : null}
      {by === 'timed' ? (
        <SelectBox
          name={t('interval.name')}
          options={portfolioIntervals.map((value) => ({ value, label: intervalText(Number(value)) }))}
          value={interval}
          onValue={(picked) => set({ interval: picked })}
          className="h-9 max-md:h-11"
        />
      ) : null}
      <div className="grid grid-cols-2 gap-2">
        <Percent {...props} field="takeProfitRate" label={t('takeProfit')} placeholder={form('none')} />
        <Percent {...props} field="stopLossRate" label={t('stopLoss')} placeholder={form('none')} />
      </div>
      <TickBox label={form('sellsAtEnd.spot')} on={sellsAtEnd} onToggle={(on) => set({ sellsAtEnd: on })} />
    </>
  );
}
