'use client';
// Says where this market's prices come from when they are not simply simulated: a bad day, a recording and its clock, or another venue.
import { useTranslations } from 'next-intl';

import type { SourceState } from '#lib/contract/channels/source.ts';
import { isDemoLine } from '#lib/contract/contract-lines.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { isolate, isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';

type BadgedMarket = Pick<SpotMarket, 'symbol' | 'businessLine'>;
type Props = { readonly market: BadgedMarket; readonly initial: SourceState };

const calm = 'bg-surface-2 text-secondary';
const urgent = 'bg-warning-soft text-warning';

function scenarioIn({ scenarios = [] }: SourceState, { businessLine }: BadgedMarket) {
  const bent = isDemoLine(businessLine) ? 'demo' : 'real';
  return scenarios.find(({ markets }) => markets === 'all' || markets === bent);
}

/** Null: everything is simulated, and nobody needs to be told. */
function useWords(source: SourceState, market: BadgedMarket): { readonly text: string; readonly look: string } | null {
  const t = useTranslations('terminal.source');
  const zone = useZoneOffset();
  const { mode, state, markets, clockMs, speed, venue, notice } = source;
  const scenario = scenarioIn(source, market);
  if (scenario !== undefined) return { text: t('scenario', { what: t(`kind.${scenario.kind}`) }), look: urgent };
  if (mode === 'simulated' || mode === 'world') return null;
  if (notice !== null) return { text: t(notice), look: urgent };
  if (!markets.includes(market.symbol)) return { text: t('simulated'), look: calm };
  if (mode === 'live') return { text: t('live', { venue: isolate(venue) }), look: calm };
  const clock = { time: isolateLtr(formatDateTime(clockMs, zone)), speed: isolateLtr(`×${speed}`) };
  if (state === 'paused') return { text: t('replayPaused', clock), look: urgent };
  return state === 'finished' ? { text: t('replayEnded', clock), look: calm } : { text: t('replay', clock), look: calm };
}

export function SourceBadge({ market, initial }: Props) {
  const source = useChannel(useHub(), 'source', '').data ?? initial;
  const words = useWords(source, market);
  if (words === null) return null;
  return (
    <p
      data-source={source.state}
      className={`shrink-0 rounded px-2 py-0.5 text-2xs whitespace-nowrap tabular-nums max-md:mx-1.5 max-md:mt-1 max-md:whitespace-normal ${words.look}`}
    >
      {words.text}
    </p>
  );
}
