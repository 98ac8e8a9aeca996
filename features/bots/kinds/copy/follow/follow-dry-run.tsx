'use client';
// A dry run of the very settings that stand in the dialog.
import { useTranslations } from 'next-intl';

import { DryRunResult } from '#components/trading/dry-run/dry-run-result.tsx';
import { useDryRun } from '#lib/api/use-dry-run.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { dryRunDays } from '#lib/contract/calls/v1/trigger/trace/leader/dryRun.ts';
import { fromCopyTerms } from '#lib/contract/wire/bots/copy-fields.ts';
import type { FollowedLeader } from './followed-leader.ts';

type Props = {
  readonly leader: FollowedLeader;
  /** Null: they cannot be sent as they stand. */
  readonly terms: CopyTerms | null;
};

export function FollowDryRun({ leader: { leaderId, line }, terms }: Props) {
  const t = useTranslations('bots.follow.dryRun');
  const records = useTranslations('leaderRecords.dryRun');
  const zoneMinutes = useZoneOffset();
  const { pending, failure, done, run } = useDryRun(records('none', { days: dryRunDays }));
  const asked = terms === null ? null : { leaderId, line, ...fromCopyTerms(terms) };
  const hasChanged = done !== null && JSON.stringify(done.asked) !== JSON.stringify(asked);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-2xs text-muted">{t(asked === null ? 'fillIn' : 'about', { days: dryRunDays })}</p>
      <Button
        className="max-md:h-11"
        disabled={asked === null}
        pending={pending}
        onClick={() => {
          if (asked !== null) void run(asked);
        }}
      >
        {t(done === null ? 'run' : 'again')}
      </Button>
      <ErrorLine text={failure} />
      {hasChanged ? <p className="text-2xs text-warning">{t('changed')}</p> : null}
      {done === null ? null : (
        <div className={hasChanged ? 'opacity-60' : ''}>
          <DryRunResult result={done.result} zoneMinutes={zoneMinutes} />
        </div>
      )}
    </div>
  );
}
