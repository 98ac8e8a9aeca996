'use client';
// The button of the languages, with that of the page where there is room.
import { useTranslations } from 'next-intl';

import { lateDialog } from '#components/ui/late/late-part.tsx';
import { useLocaleEntry } from '#lib/i18n/place-context.ts';
import { DialogTool } from '../dialog-tool.tsx';

const LanguageDialog = lateDialog(async () => (await import('./language-dialog.tsx')).default);

export function LanguageButton({ worded = false }: { readonly worded?: boolean }) {
  const t = useTranslations('shell');
  const { tag, name } = useLocaleEntry();
  const current = (
    <bdi lang={tag} className="text-muted">
      {name}
    </bdi>
  );
  return <DialogTool icon="globe" name={t('language')} command="language" worded={worded} aside={current} dialog={LanguageDialog} />;
}
