'use client';
// The columns with their tick boxes; the last one that is shown stays.
import { Menu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { RefObject } from 'react';

import type { ChosenColumns, Column } from './column.ts';

type Props = {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly name: string;
  readonly columns: readonly Pick<Column<never>, 'id' | 'head'>[];
  readonly choice: ChosenColumns;
  readonly onClose: () => void;
};

export function ColumnMenu({ anchor, name, columns, choice: { hidden, onHidden }, onClose }: Props) {
  const shown = columns.filter(({ id }) => !hidden.includes(id));
  // A press of the button itself closes it by itself.
  const leave = (open: boolean, { event }: { readonly event: Event }): void => {
    if (!open && !(event.target instanceof Node && anchor.current?.contains(event.target) === true)) onClose();
  };
  return (
    <Menu.Root open modal={false} onOpenChange={leave}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} align="end" sideOffset={4} className="z-50 outline-none">
          <Menu.Popup
            aria-label={name}
            finalFocus={anchor}
            className="max-h-(--available-height) min-w-40 overflow-y-auto rounded-lg border border-strong bg-surface-1 p-1.5 shadow-xl outline-none"
          >
            {columns.map(({ id, head }) => {
              const isShown = !hidden.includes(id);
              return (
                <Menu.CheckboxItem
                  key={id}
                  label={head}
                  checked={isShown}
                  disabled={isShown && shown.length === 1}
                  closeOnClick={false}
                  onCheckedChange={(on) => onHidden(on ? hidden.filter((one) => one !== id) : [...hidden, id])}
                  className="flex cursor-pointer select-none items-center gap-2 rounded px-2 py-1.5 text-xs text-primary outline-none data-highlighted:bg-surface-2 data-disabled:cursor-not-allowed data-disabled:text-muted max-md:py-3"
                >
                  <span aria-hidden className="grid size-4 place-items-center rounded border border-strong">
                    {isShown ? <Check size={12} className="text-accent" /> : null}
                  </span>
                  {head}
                </Menu.CheckboxItem>
              );
            })}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
