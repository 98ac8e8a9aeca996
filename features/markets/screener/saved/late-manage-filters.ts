'use client';
// The dialog in which named filters are renamed and deleted, whose code comes when it is first opened.
import { lateDialog } from '#components/ui/late/late-part.tsx';

export const ManageFilters = lateDialog(async () => (await import('./manage-filters.tsx')).ManageFilters);
