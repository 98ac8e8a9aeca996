'use client';
// Shows the newest version to readers, now or for a time, or takes what they see back.
import { useTranslations } from 'next-intl';
import type { SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { publishContent } from '#lib/contract/calls/v1/admin/content/publish.ts';
import { unpublishContent } from '#lib/contract/calls/v1/admin/content/unpublish.ts';
import type { ContentState } from '#lib/contract/site/content.ts';
import { AdminProblem, fieldOf, useAdminAction } from './admin-form.tsx';
import { momentOf } from './read-terms.ts';
import { StateBadge } from './state-badge.tsx';

type Props = {
  readonly item: number;
  readonly tag: string;
  readonly version: number;
  readonly state: ContentState;
  readonly published: number | null;
  readonly fromMs: number | null;
  readonly untilMs: number | null;
  readonly onDone: () => void;
};

const moment = (text: string): number | null => (text === '' ? null : Date.parse(`${text}Z`));

export function Publishing({ item, tag, version, state, published, fromMs, untilMs, onDone }: Props) {
  const [t, api, act] = [useTranslations('admin'), useApi(), useAdminAction()];
  const finish = (done: boolean): void => {
    if (done) onDone();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const [from, until] = [moment(fieldOf(event.currentTarget, 'from')), moment(fieldOf(event.currentTarget, 'until'))];
    const times = { ...(from === null ? {} : { fromMs: from }), ...(until === null ? {} : { untilMs: until }) };
    void act.run(() => api.call(publishContent, { item, tag, version, ...times })).then(finish);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 rounded-xl border border-subtle bg-surface-1 p-4">
      <p role="status" className="flex flex-wrap items-center gap-3 text-sm text-secondary">
        <StateBadge state={state} />
        {published === null ? t('publishing.nothing') : t('publishing.shown', { version: published })}
      </p>
      <div className="grid items-end gap-4 md:grid-cols-[1fr_1fr_auto_auto]">
        <TextField label={t('publishing.from')} name="from" type="datetime-local" dir="ltr" defaultValue={momentOf(fromMs)} />
        <TextField label={t('publishing.until')} name="until" type="datetime-local" dir="ltr" defaultValue={momentOf(untilMs)} />
        <Button type="submit" look="primary" size="large" pending={act.pending}>
          {t('publishing.publish', { version })}
        </Button>
        <Button
          look="danger"
          size="large"
          disabled={published === null}
          waits={act.pending}
          onClick={() => void act.run(() => api.call(unpublishContent, { item, tag })).then(finish)}
        >
          {t('publishing.takeBack')}
        </Button>
      </div>
      <AdminProblem text={act.problem} />
    </form>
  );
}
