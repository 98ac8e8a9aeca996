// The state of the main navigation: once it had to hide some entries, the button of the drawer comes out on wide screens too.
import { create } from 'zustand';

type HeaderRoom = { readonly short: boolean; set(short: boolean): void };

export const useHeaderRoom = create<HeaderRoom>((set) => ({
  short: false,
  set: (short) => set((room) => (room.short === short ? room : { short })),
}));
