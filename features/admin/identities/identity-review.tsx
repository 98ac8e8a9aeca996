'use client';
// An identity as it was sent, beside its pictures, and the operator's decision.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { decideIdentity } from '#lib/contract/calls/v1/admin/identity/decide.ts';
import type { readIdentity } from '#lib/contract/calls/v1/admin/identity/read.ts';
import { useRouter } from '#lib/i18n/navigation.ts';

type Props = { readonly userId: string; readonly identity: ResponseOf<typeof readIdentity> };

export function IdentityReview({ userId, identity }: Props) {
  const t = useTranslations('admin');
  const words = useTranslations('security');
  const api = useApi();
  const why = useRefusalText();
  const router = useRouter();
  const [reason, setReason] = useState('');
  const [pending, setPending] = useState(false);
  const decide = async (approved: boolean): Promise<void> => {
    setPending(true);
    try {
      await api.call(decideIdentity, { userId, approved, reason: approved ? '' : reason.trim() });
      router.push('/admin/identities');
      router.refresh();
    } catch (error) {
      showToast('failed', why(error));
      setPending(false);
    }
  };
  const rows = [
    [words('identity.fullName'), identity.name],
    [words('identity.country'), identity.country],
    [words('identity.document'), words(`identity.${identity.documentType}`)],
    [words('identity.number'), identity.documentNumber],
  ] as const;
  return (
    <div className="flex flex-col gap-6">
      <dl className="grid gap-x-6 gap-y-2 text-sm md:grid-cols-[max-content_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium break-words">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-4 md:grid-cols-2">
        {identity.pictures.map(({ side, mediaType, picture }) => (
          <figure key={side}>
            {/* oxlint-disable-next-line nextjs/no-img-element -- it comes with the page, and through no image service */}
            <img
              src={`data:${mediaType};base64,${picture}`}
              alt={words(`identity.${side}`)}
              className="max-h-[32rem] w-full rounded-md border border-subtle object-contain"
            />
            <figcaption className="mt-1 text-xs text-muted">{words(`identity.${side}`)}</figcaption>
          </figure>
        ))}
      </div>
      <TextField label={t('identity.reason')} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" size="large" pending={pending} onClick={() => void decide(true)}>
          {t('identity.approve')}
        </Button>
        <Button size="large" pending={pending} disabled={reason.trim() === ''} onClick={() => void decide(false)}>
          {t('identity.reject')}
        </Button>
      </div>
    </div>
  );
}
