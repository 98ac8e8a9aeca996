'use client';
// The run of a world up to now: its beginning, and the hash by which two runs are compared.
import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { TimeText } from '#components/trading/time-text.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import type { WorldRun } from '#lib/contract/worlds/world.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { useWorldWords } from '../world-words.ts';
import { PanelSection } from './panel-section.tsx';
import { useCopy } from './use-copy.ts';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 border-b border-subtle py-2 last:border-0">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The file that is the market, and the rows of it that were left out. */
function TapeFacts({ tape }: { readonly tape: NonNullable<WorldRun['tape']> }) {
  const t = useTranslations('worlds');
  const zone = useZoneOffset();
  return (
    <>
      <Fact name={t('origin.file')}>
        <bdi>{tape.name}</bdi>
      </Fact>
      <Fact name={t(`rows.${tape.of}`)}>
        <bdi dir="ltr">{formatNumber(String(tape.rows))}</bdi>
      </Fact>
      <Fact name={t('span')}>
        <TimeText timeMs={tape.startMs} zoneMinutes={zone} /> – <TimeText timeMs={tape.endMs} zoneMinutes={zone} />
      </Fact>
      {tape.passedOver.map(({ reason, count, line }) => {
        const written = formatNumber(String(count));
        const why = t(`skippedReason.${reason}`);
        return (
          <Fact key={reason} name={t(line === null ? 'skippedTrades' : 'skippedLines')}>
            {line === null ? `${written} · ${why}` : t('skippedFrom', { count: written, line, reason: why })}
          </Fact>
        );
      })}
    </>
  );
}

export function RecordSection({ run }: { readonly run: WorldRun }) {
  const t = useTranslations('worlds');
  const words = useWorldWords();
  const copy = useCopy();
  const zone = useZoneOffset();
  return (
    <PanelSection
      title={t('record')}
      after={
        <Button size="small" look="quiet" className="max-md:h-11" onClick={() => copy(run.hash)}>
          <Copy size={13} aria-hidden /> {t('copyHash')}
        </Button>
      }
    >
      <p className="text-xs text-muted">{t('recordAbout')}</p>
      <dl className="-my-2 text-sm">
        <Fact name={t('markets')}>
          <bdi dir="ltr">{run.symbols.join(', ')}</bdi>
        </Fact>
        <Fact name={t('seed')}>
          <bdi>{run.seed}</bdi>
        </Fact>
        <Fact name={t('start')}>
          <TimeText timeMs={run.startMs} zoneMinutes={zone} />
        </Fact>
        {run.prices === null ? null : (
          <Fact name={t('initialPrices')}>
            <ul className="text-end">
              {run.prices.map(({ coin, quote, price }) => (
                <li key={`${coin}/${quote}`}>
                  <bdi dir="ltr">
                    {coin}/{quote} {formatNumber(price)}
                  </bdi>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {run.tape === null ? null : <TapeFacts tape={run.tape} />}
        <Fact name={t('entries')}>
          <bdi dir="ltr">{formatNumber(String(run.sequence))}</bdi>
        </Fact>
        <Fact name={t('storageUsed')}>{words.storage(run.bytes)}</Fact>
        <Fact name={t('hash')}>
          <bdi dir="ltr" className="font-mono text-xs">
            {run.hash}
          </bdi>
        </Fact>
      </dl>
    </PanelSection>
  );
}
