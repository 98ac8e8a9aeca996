'use client';
// The form of a new world, whose code comes when it is wanted.
import { lateDialog } from '#components/ui/late/late-part.tsx';

export const LateCreateDialog = lateDialog(async () => (await import('./create-dialog.tsx')).CreateDialog);
