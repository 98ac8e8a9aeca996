// Styles are Tailwind's, on the tokens of app/styles/tokens.css.
export default { plugins: { '@tailwindcss/postcss': {} } };
