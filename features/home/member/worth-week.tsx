'use client';
// The worth of the last week as a line: the portfolio has the rest.
import { WorthChart, type WorthPoint } from '#components/trading/worth-chart/worth-chart.tsx';
import { formatDateTime } from '#lib/format/format-time.ts';
import { formatWorth } from '#lib/format/numbers/format-worth.ts';
import { useLocaleEntry } from '#lib/i18n/place-context.ts';
import { useUsdtRate } from '#lib/session/preferences/use-currencies.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import type { OwnWorth } from '../worth.tsx';

const week = { ms: 7 * 86_400_000, steps: 168 };

type Props = {
  readonly points: readonly WorthPoint[];
  readonly rates: OwnWorth['rates'];
  readonly words: { readonly name: string; readonly point: string; readonly hidden: string };
};

export function WorthWeek({ points, rates, words }: Props) {
  const { tag } = useLocaleEntry();
  const zone = useZoneOffset();
  const [shows] = usePreference('showsAssets');
  const [unit] = usePreference('unit');
  const rate = useUsdtRate(unit, rates);
  return (
    <WorthChart
      points={points}
      shows="worth"
      window={week}
      name={words.name}
      pointName={words.point}
      timeText={(timeMs) => formatDateTime(timeMs, zone).slice(0, 16)}
      valueText={({ worth }) => (shows ? formatWorth(worth, unit, rate, tag) : words.hidden)}
    />
  );
}
