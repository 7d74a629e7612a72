import Link from "@mui/material/Link";

/** The first stop of the keyboard: past the header and the menu, to the page's main part. */
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
