'use client';
// The button of the dialog about looks.
import { useTranslations } from 'next-intl';

import { onDemand } from '#components/ui/on-demand.tsx';
import { DialogTool } from '../dialog-tool.tsx';

const load = () => import('./appearance-dialog.tsx');
const AppearanceDialog = onDemand(load);

export function AppearanceButton({ worded = false }: { readonly worded?: boolean }) {
  const t = useTranslations('shell');
  return (
    <DialogTool icon="palette" name={t('appearance.title')} command="appearance" worded={worded} load={load} dialog={AppearanceDialog} />
  );
}
