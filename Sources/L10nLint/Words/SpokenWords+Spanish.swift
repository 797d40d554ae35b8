extension SpokenWords {
  static let spanish = SpokenWords(
    "es", matching: .word,
    controls: [
      RoleWords(.button, "botón", "botones"),
      RoleWords(.slider, "control deslizante", "controles deslizantes", "deslizador"),
      RoleWords(.switch, "interruptor", "interruptores"),
      RoleWords(.checkbox, "casilla", "casillas"),
    ],
    heads: [
      RoleWords(.tab, "pestaña"),
      RoleWords(.link, "enlace", "vínculo"),
      RoleWords(.image, "imagen", "icono", "ícono"),
    ],
    headIsLast: false,
    exceptions: [
      "imagen en imagen", "imagen dentro de imagen", "imagen dentro de la imagen", "imagen sobre imagen",
      "imagen a imagen", "casilla de correo", "icono de la app", "ícono de la app",
    ])
}
