'use client';
// The suggestion itself: in Korean, for whom it is meant, and in the language of the page.
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { useLanguageMove } from '../language/language-navigation.tsx';
import { localeOf } from '#lib/i18n/locales.ts';
import { usePathname } from '#lib/i18n/navigation.ts';
import { markSaid, useWasSaid } from '#lib/session/notices/once.ts';
import { koreanTag } from './suggests-korean.ts';

const saidName = 'korean';
const answered = (): void => markSaid(saidName);

/** Any way out is an answer: it is asked once. */
export default function KoreanDialog() {
  const t = useTranslations('shell');
  const move = useLanguageMove();
  const path = usePathname();
  if (useWasSaid(saidName)) return null;
  return (
    <Modal open title={t('korean.title')} closeLabel={t('close')} onClose={answered} sheet>
      <p lang="ko" dir="ltr" className="text-sm">
        한국어로 이용하시겠습니까?
      </p>
      <p className="mt-1.5 text-sm text-secondary">{t('korean.text')}</p>
      <div className="mt-5 flex justify-end gap-2">
        <Button className="max-md:h-11 max-md:flex-1" onClick={answered}>
          {t('korean.cancel')}
        </Button>
        <Button
          look="primary"
          data-autofocus
          className="max-md:h-11 max-md:flex-1"
          onClick={() => {
            answered();
            move(localeOf(koreanTag), `${path}${window.location.search}`);
          }}
        >
          {t('korean.confirm')}
        </Button>
      </div>
    </Modal>
  );
}
