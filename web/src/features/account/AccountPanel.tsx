import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { town } from "@vagas/functions/domain/town";
import { Brand } from "../../ui/page/Brand.tsx";
import { PlainList } from "../../ui/PlainList.tsx";
import { VStack } from "../../ui/layout/VStack.tsx";

const promises = [
  [
    "Publique em poucos minutos",
    "Conte a vaga com as suas palavras. A administração confere antes de ela ir ao ar.",
  ],
  [
    "Receba os currículos num lugar só",
    "Eles chegam no painel e no seu e-mail, e você conversa pelo WhatsApp.",
  ],
  [
    "Mude quando precisar",
    "Renove o prazo ou marque como preenchida na hora. O texto novo entra no ar depois que a administração confere.",
  ],
] as const;

/** The benefits of an account for a company; only on wide screens. */
export function AccountPanel() {
  return (
    <Box
      component="aside"
      aria-label="O que sua empresa pode fazer aqui"
      sx={(theme) => ({
        display: { xs: "none", lg: "flex" },
        flexDirection: "column",
        position: "relative",
        overflow: "hidden",
        px: 6,
        py: 9,
        bgcolor: "primary.dark",
        color: "primary.contrastText",
        ...theme.applyStyles("dark", {
          backgroundColor: theme.vars.palette.background.paper,
          color: theme.vars.palette.text.primary,
        }),
      })}
    >
      <Watermark />
      <Typography
        component="p"
        sx={{
          fontSize: "1.75rem",
          lineHeight: 1.2,
          fontWeight: 750,
          letterSpacing: "-0.02em",
          maxWidth: "22ch",
          textWrap: "balance",
        }}
      >
        Gente de {town.name} para trabalhar com você
      </Typography>
      <Promises />
    </Box>
  );
}

function Watermark() {
  return (
    <Box
      aria-hidden
      sx={{
        position: "absolute",
        right: -110,
        bottom: -90,
        opacity: 0.12,
        "& path": { fill: "currentColor" },
      }}
    >
      <Brand size={440} />
    </Box>
  );
}

function Promises() {
  return (
    <VStack component={PlainList} gap={3} sx={{ mt: 5, position: "relative", maxWidth: 340 }}>
      {promises.map(([title, text]) => (
        <Box
          component="li"
          key={title}
          sx={{ pl: 2.5, borderLeft: "2px solid", borderColor: "warning.main" }}
        >
          <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
          <Typography variant="body2" sx={{ opacity: 0.85 }}>
            {text}
          </Typography>
        </Box>
      ))}
    </VStack>
  );
}
