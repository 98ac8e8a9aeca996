'use client';
// One message in words, with its time. That of a bot leads to the bot, that of a stop to its market.
import { useTranslations } from 'next-intl';

import { botPath } from '#lib/contract/bots/bot-path.ts';
import { StopReason, StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { c2cMessageKinds } from '#lib/contract/c2c/order-messages.ts';
import type { InboxMessage } from '#lib/contract/calls/v1/user/inbox/list.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { programmeGoals, programmeLimits } from '#lib/contract/trader-pro/programme-rules.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { shortAddress } from '#lib/format/short-address.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { C2cRow } from './c2c-row.tsx';
import type { Told } from './fold-starts.ts';
import { leaderKinds, LeaderRow } from './leader-row.tsx';
import { Row } from './row-frame.tsx';
import { StopRow } from './stop-row.tsx';

const stopReasons = Object.values(StopReason);
const isBotName = (name: string): name is keyof typeof StrategyType => Object.hasOwn(StrategyType, name);
const botNames = Object.keys(StrategyType).filter(isBotName);
const botKinds = [
  'botStarted',
  'botStopped',
  'botOutOfRange',
  'botBackInRange',
  'botNearLiquidation',
  'botRefused',
  'botFilled',
  'copyLeaderMargin',
  'copyLeaderExit',
  'copyStopped',
  'copyTaken',
  'copyRests',
  'copySkipped',
  'signalPositionDiffers',
] as const;

const programmeKinds = ['programmeAlert', 'programmePassed', 'programmeFailed'] as const;
const programmeRuleNames = [...programmeLimits, ...programmeGoals];

/** The page of all bots of the reader. */
const allBots = '/trading-bot';
/** So many are named where there are more. */
const namedSymbols = 3;

type Props = {
  readonly told: Told;
  /** The one that the reader is in: numbers of bots are different ones in each. */
  readonly venue: TradingMode;
};

export function MessageRow({ told: { message, count, symbols }, venue }: Props) {
  const { kind, params, createTimeMs } = message;
  const t = useTranslations('inbox');
  const zoneMinutes = useZoneOffset();
  const time = (
    <span className="block text-2xs text-muted">
      <bdi dir="ltr">{formatDateTime(createTimeMs, zoneMinutes)}</bdi>
    </span>
  );
  if (kind === 'withdrawalCode')
    return (
      <Row href={null}>
        <span className="block break-words text-secondary">
          {t('text.withdrawalCode', {
            coin: params['coin'] ?? '',
            address: isolateLtr(shortAddress(params['address'] ?? '')),
            code: params['code'] ?? '',
          })}
        </span>
        {time}
      </Row>
    );
  if (kind === 'stopPassed')
    return (
      <StopRow params={params} venue={venue}>
        {time}
      </StopRow>
    );
  const c2cKind = c2cMessageKinds.find((known) => known === kind);
  if (c2cKind !== undefined)
    return (
      <C2cRow kind={c2cKind} params={params} venue={venue}>
        {time}
      </C2cRow>
    );
  const leaderKind = leaderKinds.find((known) => known === kind);
  if (leaderKind !== undefined)
    return (
      <LeaderRow kind={leaderKind} params={params} venue={venue}>
        {time}
      </LeaderRow>
    );
  const programmeKind = programmeKinds.find((known) => known === kind);
  if (programmeKind !== undefined)
    return (
      <Row href="/trader-pro">
        <span className="block text-2xs text-muted">{t('programme.name')}</span>
        <span className="block font-medium text-primary">{t(`title.${programmeKind}`)}</span>
        <ProgrammeText kind={programmeKind} rule={params['rule']} />
        {time}
      </Row>
    );
  const botKind = botKinds.find((known) => known === kind);
  // A kind of a later release has no words here yet.
  if (botKind === undefined) return null;
  const name = botNames.find((known) => String(StrategyType[known]) === params['strategyType']);
  return (
    <Row href={params['venue'] !== venue ? null : count > 1 ? allBots : botPath(params['strategyId'] ?? '')}>
      <span className="flex flex-wrap items-baseline gap-x-1.5 text-2xs text-muted">
        {name === undefined || count > 1 ? null : t(`bot.${name}`)}
        {symbols.slice(0, namedSymbols).map((symbol) => (
          <bdi key={symbol} dir="ltr">
            {symbol}
          </bdi>
        ))}
        {symbols.length > namedSymbols ? '…' : null}
        {params['venue'] === TradingMode.paper ? <span className="rounded border border-strong px-1">{t('demo')}</span> : null}
      </span>
      <span className="block font-medium text-primary">
        {t(`title.${botKind}`)}
        {count > 1 ? <bdi dir="ltr"> ×{count}</bdi> : null}
      </span>
      <BotText kind={botKind} params={params} />
      {time}
    </Row>
  );
}

type ProgrammeTextProps = { readonly kind: (typeof programmeKinds)[number]; readonly rule: string | undefined };

function ProgrammeText({ kind, rule }: ProgrammeTextProps) {
  const t = useTranslations('inbox.programme');
  const named = programmeRuleNames.find((known) => known === rule);
  if (kind === 'programmePassed') return <span className="block text-secondary">{t('passed')}</span>;
  return named === undefined ? null : <span className="block text-secondary">{t(`rule.${named}`)}</span>;
}

type BotTextProps = { readonly kind: (typeof botKinds)[number]; readonly params: InboxMessage['params'] };

/** Null: its title says all. */
function useBotText({ kind, params }: BotTextProps): string | null {
  const t = useTranslations('inbox');
  if (kind === 'botStarted') return null;
  if (kind === 'botFilled') {
    const { price = '' } = params;
    const places = price.split('.')[1]?.length ?? 0;
    return t(params['side'] === 'buy' ? 'filled.buy' : 'filled.sell', { price: isolateLtr(formatPrice(price, places)) });
  }
  if (kind !== 'botStopped') return t(`text.${kind}`);
  const stopReason = stopReasons.find((known) => known === params['reason']);
  return stopReason === undefined ? null : t(`stopped.${stopReason}`);
}

function BotText(props: BotTextProps) {
  const text = useBotText(props);
  return text === null ? null : <span className="block text-secondary">{text}</span>;
}
