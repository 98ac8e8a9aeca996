'use client';
// The rounds of an auto-invest, a row for each coin: what was bought, and what was not and why. And when the next one is.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { NumberCell } from '#components/trading/number-cell.tsx';
import { PagedTable } from '#components/trading/paged-table.tsx';
import { TimeText } from '#components/trading/time-text.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { useCallPages } from '#lib/api/query/use-call-pages.ts';
import type { RegularRoundRow } from '#lib/contract/bots/regular/regular-rounds.ts';
import { regularQuoteCoin } from '#lib/contract/bots/regular/regular-terms.ts';
import { getRegularRounds } from '#lib/contract/calls/v1/trigger/strategy/regular/orderPage.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { hasText } from '#lib/i18n/text-names.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { useBot } from '../../bot/bot-context.ts';
import { moneyText } from '#components/trading/money-text.ts';
import { regularDraft } from './regular-draft.ts';
import { useRoundText } from './round-times.tsx';

const none = '—';
const allShown = { hidden: [], onHidden: () => undefined };
const outcomeLook = { bought: 'text-positive', carried: '', 'left-out': 'text-muted', refused: 'text-warning' } as const;

function NextRound() {
  const t = useTranslations('bots.regular');
  const { bot, version } = useBot();
  const { timeZone } = regularDraft.termsOf(bot.bot);
  const textOf = useRoundText(timeZone);
  const { strategyId } = bot;
  const nextMs = useCall(getRegularRounds, { strategyId, pageSize: 1 }, { asked: { strategyId, version } }).data?.nextRoundMs ?? null;
  if (nextMs === null) return null;
  return (
    <p className="border-b border-subtle px-3 py-2 text-xs text-secondary">
      {t.rich('nextRound', { time: () => <bdi dir="ltr">{textOf(nextMs)}</bdi>, zone: timeZone })}
    </p>
  );
}

export function RoundsPanel() {
  const t = useTranslations('bots.regular');
  const { bot, version } = useBot();
  const { strategyId } = bot;
  const zoneMinutes = useZoneOffset();
  const list = useCallPages(getRegularRounds, {
    narrowed: strategyId,
    request: (page) => ({ strategyId, pageSize: 30, ...page }),
    version,
  });
  const reasonText = (reason: string): string => {
    const key = `reason.${reason}`;
    return t(hasText(t, key) ? key : 'reason.other');
  };
  const number = (text: string | null) => (text === null ? none : <NumberCell text={text} />);
  const columns: readonly Column<RegularRoundRow>[] = [
    { id: 'time', head: t('time'), onCard: 'title', cell: ({ timeMs }) => <TimeText timeMs={timeMs} zoneMinutes={zoneMinutes} /> },
    { id: 'round', head: t('round'), numeric: true, cell: ({ round }) => round },
    { id: 'coin', head: t('coin'), cell: ({ coin }) => <bdi dir="ltr">{coin}</bdi> },
    {
      id: 'outcome',
      head: t('outcome.name'),
      cell: ({ outcome, reason }) => (
        <span className={outcomeLook[outcome]}>
          {t(`outcome.${outcome}`)}
          {reason === null ? null : <span className="text-muted"> · {reasonText(reason)}</span>}
        </span>
      ),
    },
    { id: 'count', head: t('quantity'), numeric: true, cell: ({ count }) => number(count === null ? null : shortNumber(count)) },
    { id: 'price', head: t('price'), numeric: true, cell: ({ price }) => number(price === null ? null : shortAmount(price)) },
    {
      id: 'amount',
      head: t('amountHead'),
      numeric: true,
      cell: ({ amount }) => (amount === null ? none : moneyText(amount, regularQuoteCoin)),
    },
  ];
  return (
    <>
      <NextRound />
      <PagedTable
        name={t('rounds')}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        view={{ isNarrowed: false, onClear: () => undefined, choice: allShown }}
        empty={t('noRounds')}
      />
    </>
  );
}
