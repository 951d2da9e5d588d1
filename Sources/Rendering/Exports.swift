@_exported import RenderScene
