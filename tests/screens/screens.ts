export type Visitor = 'visitor' | 'company' | 'admin';
export type Screen = { name: string; who: Visitor; path: string; ready: string | RegExp };

/** Every screen worth a picture: who looks, where, and the heading that says it is there. */
export const screens: readonly Screen[] = [
  { name: 'inicio', who: 'visitor', path: '/', ready: /./ },
  { name: 'vagas', who: 'visitor', path: '/vagas', ready: 'Vagas Disponíveis' },
  { name: 'vaga', who: 'visitor', path: '/vagas/mercado-araguaia-caixa', ready: /./ },
  { name: 'enviar-curriculo', who: 'visitor', path: '/enviar-curriculo?jobId=mercado-araguaia-caixa', ready: 'Enviar Currículo' },
  { name: 'sobre', who: 'visitor', path: '/sobre', ready: /./ },
  { name: 'nao-encontrada', who: 'visitor', path: '/nada-por-aqui', ready: /./ },
  { name: 'empresa-login', who: 'visitor', path: '/empresa/login', ready: /./ },
  { name: 'empresa-cadastro', who: 'visitor', path: '/empresa/cadastro', ready: /./ },
  { name: 'empresa-painel', who: 'company', path: '/empresa/dashboard', ready: 'Painel da Empresa' },
  { name: 'empresa-nova-vaga', who: 'company', path: '/empresa/vagas/nova', ready: 'Publicar Nova Vaga' },
  { name: 'admin-login', who: 'visitor', path: '/admin/login', ready: 'Painel Administrativo' },
  { name: 'admin-painel', who: 'admin', path: '/admin/dashboard', ready: /./ },
  { name: 'admin-candidatos', who: 'admin', path: '/admin/candidates-archive', ready: /./ },
];
