// What each action of the menus is done with. An action without a part here has no call yet, and its entry is not ready.
import type { ReactNode } from 'react';

import type { MenuAction } from './entry.ts';
import { LogOutButton } from './log-out-button.tsx';

type ActionPart = (props: { readonly className: string; readonly children: ReactNode }) => ReactNode;

export const actionParts: Readonly<Partial<Record<MenuAction, ActionPart>>> = { logOut: LogOutButton };
