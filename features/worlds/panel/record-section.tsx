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
