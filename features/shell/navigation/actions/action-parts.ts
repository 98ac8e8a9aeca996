// The component that performs each action of the menus.
import type { ReactNode } from 'react';

import {
  EnterDemoButton,
  EnterUnifiedDemoButton,
  LeaveDemoButton,
  LeaveSubAccountButton,
  TryDemoButton,
} from '../../demo/world-buttons.tsx';
import type { MenuAction } from '../entries/entry.ts';
import { LogOutButton } from './log-out-button.tsx';

type ActionPart = (props: { readonly className: string; readonly children: ReactNode }) => ReactNode;

export const actionParts: Readonly<Record<MenuAction, ActionPart>> = {
  logOut: LogOutButton,
  enterClassicDemo: EnterDemoButton,
  enterUnifiedDemo: EnterUnifiedDemoButton,
  leaveDemo: LeaveDemoButton,
  tryDemo: TryDemoButton,
  leaveSubAccount: LeaveSubAccountButton,
};
