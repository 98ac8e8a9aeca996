'use client';
// Asks for the proof of a sensitive call: what is needed together, in one form. Other special refusals are put into words.
import { useLocale, useTranslations } from 'next-intl';

import { Button, buttonClasses } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import type { ApiError } from '#lib/api/api-error.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import { readMethods, VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { useVerification } from '#lib/session/verification.ts';
import { VerificationForm } from './verification-form.tsx';

type LeadWords = 'verification.openCentre' | 'verification.openIdentity' | 'regions.more';

const purposeOf = (error: ApiError): VerificationPurpose | null =>
  Object.values(VerificationPurpose).find((purpose) => purpose === error.params['purpose']) ?? null;

/** The page that leads on from a refusal. */
const leads: Partial<Readonly<Record<ErrorKey, { readonly href: string; readonly words: LeadWords }>>> = {
  securitySetupNeeded: { href: '/account/security', words: 'verification.openCentre' },
  identityInProcess: { href: '/account/security', words: 'verification.openIdentity' },
  regionLimit: { href: '/regions', words: 'regions.more' },
};

export default function VerificationDialog({ error }: { readonly error: ApiError }) {
  const t = useTranslations('shell');
  const locale = useLocale();
  const why = useRefusalText();
  const { answer } = useVerification.getState();
  const methods = readMethods(String(error.params['methods'] ?? ''));
  const purpose = purposeOf(error);
  const close = (): void => answer(null);
  return (
    <Modal open title={t('verification.title')} closeLabel={t('close')} onClose={close} sheet>
      {purpose === null || methods.length === 0 ? (
        <>
          <p className="text-sm text-secondary">{why(error)}</p>
          {error.key !== null && leads[error.key] !== undefined ? (
            <a
              href={localisedPath(locale, leads[error.key]?.href ?? '/')}
              data-autofocus
              className={`mt-4 w-full ${buttonClasses('primary', 'large')}`}
            >
              {t(leads[error.key]?.words ?? 'close')}
            </a>
          ) : (
            <Button look="primary" size="large" data-autofocus className="mt-4 w-full" onClick={close}>
              {t('verification.understood')}
            </Button>
          )}
        </>
      ) : (
        <VerificationForm purpose={purpose} methods={methods} again={error.key === 'verificationExpired'} onProven={answer} />
      )}
    </Modal>
  );
}
