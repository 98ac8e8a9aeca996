// The settings of the desk as a whole: its layout, its sounds, its questions. Loaded when it is first opened.
import { ConfirmationChoices } from './confirmation-choices.tsx';
import { LayoutChoices } from './layout-choices.tsx';
import { NoticeChoices } from './notice-choices.tsx';
import type { LayoutChange } from './use-desk-layout.ts';
import type { DeskLayout } from '#lib/session/layout/desk-layout.ts';

export function DeskChoices({ layout, onLayout }: { readonly layout: DeskLayout; readonly onLayout: LayoutChange }) {
  return (
    <div className="flex flex-col gap-4 p-2">
      <LayoutChoices layout={layout} onLayout={onLayout} />
      <hr className="border-subtle max-md:hidden" />
      <NoticeChoices />
      <hr className="border-subtle" />
      <ConfirmationChoices />
    </div>
  );
}
