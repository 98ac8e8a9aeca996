'use client';
// An invitation to a world: taken by a press, never by opening its address.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { FormPage } from '#components/ui/form-page.tsx';
import { showLoading } from '#components/ui/messages/loading-overlay.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useWork } from '#lib/api/use-work.ts';
import { joinWorld } from '#lib/contract/calls/v1/world/join.ts';
import { helpLinks } from '#lib/contract/site/help-links.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { inLanguage, useLocaleEntry } from '#lib/i18n/place-context.ts';

type Props = {
  /** Null: the address has none that could be one. */
  readonly token: string | null;
  /** The ways in for whoever has no account; null: a user. */
  readonly access: ReactNode;
};

export function JoinWorld({ token, access }: Props) {
  const t = useTranslations('worlds');
  const errors = useTranslations('errors');
  const api = useApi();
  const work = useWork();
  const entry = useLocaleEntry();
  const join = (): void =>
    void work.run(async () => {
      const { worldId } = await api.call(joinWorld, { token: token ?? '' });
      showLoading();
      window.location.assign(inLanguage(entry, `/w/${worldId}`));
    });
  return (
    <FormPage>
      <div className="flex w-full max-w-sm flex-col gap-4">
        <h1 className="page-title">{t('join.title')}</h1>
        {token === null ? (
          <ErrorLine text={errors('linkOver')} />
        ) : (
          <>
            <p className="text-sm text-secondary">
              {t('join.about')}{' '}
              <Link href={helpLinks.worlds} className="text-accent underline underline-offset-2">
                {t('help')}
              </Link>
            </p>
            {access ?? (
              <>
                <ErrorLine text={work.problem} />
                <Button look="primary" size="large" pending={work.pending} className="w-full" onClick={join}>
                  {t('join.button')}
                </Button>
              </>
            )}
          </>
        )}
      </div>
    </FormPage>
  );
}
