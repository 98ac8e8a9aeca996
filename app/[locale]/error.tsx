'use client';
// A page that could not be made: say so, and offer another try.
export { ConnectionUnstable as default } from '#features/shell/connection/connection-unstable.tsx';
