// A row of the security centre with one press, which asks for one field in a dialog.
import { useState, type ComponentProps } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { OneFieldDialog } from './one-field-dialog.tsx';
import { SettingRow } from './setting-row.tsx';

type Props = Omit<ComponentProps<typeof SettingRow>, 'actions' | 'children'> & {
  /** Null: nothing can be done now. */
  readonly action: string | null;
  readonly locked: boolean;
  readonly dialog: Omit<ComponentProps<typeof OneFieldDialog>, 'onClose'>;
  readonly onChanged: () => void;
};

export function OneFieldRow({ action, locked, dialog, onChanged, ...row }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <SettingRow
      {...row}
      actions={
        action === null ? undefined : (
          <Button className="max-md:h-11" disabled={locked} onClick={() => setOpen(true)}>
            {action}
          </Button>
        )
      }
    >
      {open ? (
        <OneFieldDialog
          {...dialog}
          onClose={(changed) => {
            setOpen(false);
            if (changed) onChanged();
          }}
        />
      ) : null}
    </SettingRow>
  );
}
