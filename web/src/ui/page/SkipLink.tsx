import Link from "@mui/material/Link";

/** The keyboard's first stop: skips the header and the menu. */
export function SkipLink() {
  return (
    <Link
      href="#conteudo"
      sx={{
        position: "absolute",
        left: 8,
        top: -80,
        zIndex: "tooltip",
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: "primary.main",
        color: "primary.contrastText",
        "&:focus-visible": { top: 8 },
      }}
    >
      Ir para o conteúdo
    </Link>
  );
}
