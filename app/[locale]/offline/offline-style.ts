// The sheet of the page for no network, which is written into it. System colours: it has to be readable in both themes without the sheet that names ours.
export const offlineStyle = `
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText }
  main { display: grid; place-content: center; gap: 12px; min-height: 100dvh; padding: 24px; box-sizing: border-box; text-align: center }
  h1 { margin: 0; font-size: 20px } p { margin: 0; max-width: 44ch }
  a { justify-self: center; padding: 12px 20px; border: 1px solid currentColor; border-radius: 8px; color: CanvasText; text-decoration: none }
  a:focus-visible { outline: 2px solid Highlight; outline-offset: 2px }`;
