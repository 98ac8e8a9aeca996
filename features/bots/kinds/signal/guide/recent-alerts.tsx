'use client';
// The last alerts of the reader's signal bots that run, and what became of each.
import { useTranslations } from 'next-intl';

import { TimeText } from '#components/trading/time-text.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { botPath } from '#lib/contract/bots/bot-path.ts';
import type { BotRow } from '#lib/contract/bots/bot.ts';
import { getSignalAlerts } from '#lib/contract/calls/v1/trigger/strategy/tv/alerts.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { useDecisionText } from '#features/bots/bot/lists/use-decision-text.ts';
import type { BotMarket } from '#features/bots/create/state/create-context.ts';
import { nameOfMarket, useBotMarkets } from '#features/bots/lists/use-bot-markets.ts';
import { useRunningBots } from '#features/bots/lists/use-running-bots.ts';
import { alertLook } from '../page/alert-look.ts';

/** Bots, the newest first, and alerts of each. */
const [mostBots, mostAlerts] = [5, 3];
const lookEveryMs = 10_000;
const none = '—';

function AlertsOf({ bot, market }: { readonly bot: BotRow; readonly market: BotMarket }) {
  const t = useTranslations('bots');
  const zoneMinutes = useZoneOffset();
  const textOf = useDecisionText(market, bot.coin, bot.symbols);
  const list = useCall(getSignalAlerts, { strategyId: bot.strategyId, pageSize: mostAlerts }, { everyMs: lookEveryMs }).data?.list;
  const name = nameOfMarket(bot.symbolId, market);
  return (
    <tbody>
      <tr className="border-t border-subtle">
        <th scope="rowgroup" colSpan={4} className="py-2 text-start font-medium">
          <Link href={botPath(bot.strategyId)} className="underline hover:text-accent">
            {t('kind.signal.name')} <bdi dir="ltr">{name}</bdi>
          </Link>
        </th>
      </tr>
      {list?.length === 0 ? (
        <tr>
          <td colSpan={4} className="pb-2 text-muted">
            {t('signal.noAlerts')}
          </td>
        </tr>
      ) : null}
      {(list ?? []).map((alert) => (
        <tr key={alert.alertId} className="align-top">
          <td className="py-1 pe-3 whitespace-nowrap text-muted">
            <TimeText timeMs={alert.arrivedMs} zoneMinutes={zoneMinutes} />
          </td>
          <td className="py-1 pe-3 whitespace-nowrap">{alert.action === null ? none : t(`signal.action.${alert.action}`)}</td>
          <td className="py-1 pe-3 max-sm:hidden">
            <bdi dir="ltr">{alert.instrument === null ? none : nameOfMarket(alert.instrument, undefined)}</bdi>
          </td>
          <td className={`py-1 ${alertLook[alert.outcome]}`}>{textOf(alert)}</td>
        </tr>
      ))}
    </tbody>
  );
}

export function RecentAlerts() {
  const t = useTranslations('bots.signal');
  const { bots } = useRunningBots();
  const own = (bots ?? []).filter(({ bot }) => bot.kind === 'signal').slice(0, mostBots);
  const marketOf = useBotMarkets(own.map(({ symbolId }) => symbolId));
  if (bots === null) return null;
  if (own.length === 0) return <p className="m-auto text-xs text-muted">{t('noAlerts')}</p>;
  const head = 'pe-3 pb-1 text-start font-normal';
  return (
    <table aria-labelledby="recent-alerts" className="w-full text-xs">
      <thead className="text-2xs text-muted">
        <tr>
          <th scope="col" className={head}>
            {t('time')}
          </th>
          <th scope="col" className={head}>
            {t('action.name')}
          </th>
          <th scope="col" className={`${head} max-sm:hidden`}>
            {t('market')}
          </th>
          <th scope="col" className={head}>
            {t('fate')}
          </th>
        </tr>
      </thead>
      {own.map((bot) => {
        const market = marketOf(bot.symbolId);
        return market === undefined ? null : <AlertsOf key={bot.strategyId} bot={bot} market={market} />;
      })}
    </table>
  );
}
