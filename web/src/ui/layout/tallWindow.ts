/** In a low window, or with large text, a bar that stays in sight would cover the list. */
export const tallWindow = "@media (min-height: 31.25em) and (min-width: 18em)";
