'use client';
// The button of the dialog about looks.
import { useTranslations } from 'next-intl';

import { lateDialog } from '#components/ui/late/late-part.tsx';
import { DialogTool } from '../dialog-tool.tsx';

const AppearanceDialog = lateDialog(async () => (await import('./appearance-dialog.tsx')).default);

export function AppearanceButton({ worded = false }: { readonly worded?: boolean }) {
  const t = useTranslations('shell');
  return <DialogTool icon="palette" name={t('appearance.title')} command="appearance" worded={worded} dialog={AppearanceDialog} />;
}
