// The files from which every figure of a leader can be worked out again.
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { exportLeaderRecord, leaderFiles } from '#lib/contract/calls/v1/trigger/trace/leader/export.ts';
import type { RankedLeader } from '#lib/contract/leaders/leader-record.ts';

export function LeaderFiles({ leader: { leaderId, line } }: { readonly leader: RankedLeader }) {
  const t = useTranslations('leaderRecords.files');
  return (
    <>
      <p className="text-xs leading-5 text-muted">{t('about')}</p>
      <ul className="flex flex-col gap-1 text-xs">
        {leaderFiles.map((what) => (
          <li key={what}>
            <a
              href={`/api/${exportLeaderRecord.path}?${new URLSearchParams({ leaderId, line, what, format: 'csv' }).toString()}`}
              download
              className="inline-flex items-center gap-1.5 py-1 text-accent hover:underline max-md:py-3"
            >
              <Download size={13} aria-hidden /> {t(what)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
