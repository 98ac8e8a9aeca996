'use client';
// The form by which somebody begins to lead a line: what stands in the way, the share of profit, and the agreement.
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { NumberField } from '#components/ui/fields/number-field.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useWork } from '#lib/api/use-work.ts';
import { isErrorKey } from '#lib/contract/errors.ts';
import { applyToLead } from '#lib/contract/calls/v1/trigger/trace/leader/apply.ts';
import type { OwnLine } from '#lib/contract/leaders/leader-answer.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';

export function ApplyForm({ of, onChanged }: { readonly of: OwnLine; readonly onChanged: () => Promise<unknown> }) {
  const t = useTranslations('leading.apply');
  const errors = useTranslations('errors');
  const api = useApi();
  const work = useWork();
  const [share, setShare] = useState(String(of.maxSharePercent));
  const [agreed, setAgreed] = useState(false);
  const { line, maxSharePercent, refusals } = of;
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void work
      .run(() => api.call(applyToLead, { line, sharePercent: Number(share), agreed: true }))
      .then(async (failed) => {
        if (failed !== null) return;
        showToast('done', t('done'));
        await onChanged();
      });
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      {refusals.length === 0 ? (
        <p className="text-sm text-muted">{t('worth', { worth: shortAmount(of.ownUsdt) })}</p>
      ) : (
        <div className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          <p>{t('stands')}</p>
          <ul className="list-disc ps-5">
            {refusals.map(({ key, params }) => (
              <li key={key}>{isErrorKey(key) ? errors(key, params) : key}</li>
            ))}
          </ul>
        </div>
      )}
      <NumberField
        label={t('share')}
        hint={t('shareHint', { max: maxSharePercent })}
        rules={{ decimals: 0, maxLength: 2, max: String(maxSharePercent) }}
        value={share}
        onValue={setShare}
      />
      <label className="flex items-start gap-2 text-sm text-secondary max-md:py-1.5">
        <input
          type="checkbox"
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
          className="mt-0.5 size-4 shrink-0 accent-accent"
        />
        {t('agree')}
      </label>
      <ErrorLine text={work.problem} />
      <Button
        type="submit"
        look="primary"
        className="max-md:h-11"
        pending={work.pending}
        disabled={!agreed || share === '' || refusals.length > 0}
      >
        {t('send')}
      </Button>
    </form>
  );
}
