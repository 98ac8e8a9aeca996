// The name of a column of a plain table.
import type { ReactNode } from 'react';

export function ColumnHead({ place, children }: { readonly place: string; readonly children: ReactNode }) {
  return (
    <th scope="col" className={`font-normal ${place}`}>
      {children}
    </th>
  );
}
