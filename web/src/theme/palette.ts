/** The two colour schemes; contrasts against the background are at least 4.5 (WCAG 2.2, 1.4.3). */
const sun = { main: "#F5C542", light: "#F8D474", dark: "#D9A91F", contrastText: "#1D2925" };

export const lightPalette = {
  mode: "light" as const,
  background: { default: "#FAF8F4", paper: "#FFFFFF" },
  text: { primary: "#1D2925", secondary: "#54625C", disabled: "#7A8780" },
  primary: { main: "#0A6A4E", light: "#2F8468", dark: "#07503B", contrastText: "#FFFFFF" },
  secondary: { main: "#A4421F", light: "#BC6443", dark: "#7F3217", contrastText: "#FFFFFF" },
  warning: sun,
  error: { main: "#B3261E", light: "#C6534C", dark: "#8C1D17", contrastText: "#FFFFFF" },
  success: { main: "#0A6A4E", light: "#2F8468", dark: "#07503B", contrastText: "#FFFFFF" },
  info: { main: "#2B5C8A", light: "#527CA2", dark: "#1F466A", contrastText: "#FFFFFF" },
  /** Icons without a colour of their own. */
  action: { active: "#54625C" },
  divider: "#DED9CE",
  /** For inputs and outlined buttons: a contrast of at least 3 with the surface. */
  fieldBorder: "#8A958F",
};

export const darkPalette = {
  mode: "dark" as const,
  background: { default: "#0F1714", paper: "#17211D" },
  text: { primary: "#E9F0EC", secondary: "#A9B8B1", disabled: "#7E8D86" },
  primary: { main: "#6CD3A9", light: "#8FE0BF", dark: "#4FB98E", contrastText: "#0F1714" },
  secondary: { main: "#F0A07C", light: "#F5B89C", dark: "#D9815A", contrastText: "#0F1714" },
  warning: sun,
  error: { main: "#FFB4AB", light: "#FFCBC5", dark: "#F28C81", contrastText: "#0F1714" },
  success: { main: "#6CD3A9", light: "#8FE0BF", dark: "#4FB98E", contrastText: "#0F1714" },
  info: { main: "#9CC4EA", light: "#B8D6F1", dark: "#76A9D8", contrastText: "#0F1714" },
  action: { active: "#A9B8B1" },
  divider: "#2C3A34",
  fieldBorder: "#6F7D76",
};
